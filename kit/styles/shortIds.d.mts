/** Shortens the ids of styled components in a compiled source. */
export default function shortIds(source: string): string;
