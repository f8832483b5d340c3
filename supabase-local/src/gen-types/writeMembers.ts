/** A member of an object type: its name, with `?` behind it where it may be left out, and its type or members. */
export type Member = readonly [name: string, type: string | readonly Member[]];

export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const writeName = (name: string): string => {
  const bare = name.replace(/\?$/, '');
  return (/^[A-Za-z_]\w*$/.test(bare) ? bare : quote(bare)) + name.slice(bare.length);
};

/** An object type, one member in a line; of no members one that has none, as the Supabase CLI writes it. */
export function writeMembers(members: readonly Member[], indent = ''): string {
  const inner = `${indent}  `;
  if (members.length === 0) return `{\n${inner}[_ in never]: never;\n${indent}}`;
  const lines = members.map(([name, type]) => {
    const text = typeof type === 'string' ? type : writeMembers(type, inner);
    return `${inner}${writeName(name)}: ${text};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
