/** Capitalises the ids of the styled components in a compiled source that no rule names. They are short by then. */
export default function namelessComponents(source: string): string;
