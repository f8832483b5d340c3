export default function withoutElements(this: { resourcePath: string }, source: string): string;
