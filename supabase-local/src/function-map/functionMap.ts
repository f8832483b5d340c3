import type { Chapter } from './readChapters';
import { calledIn, type SqlFunction } from './readFunctions';

/** More callers than these are counted, because such a function serves everybody. */
const listed = 8;

const isOfApi = ({ name }: SqlFunction) => name.startsWith('public.');
const withoutSchema = (name: string) => name.slice(name.indexOf('.') + 1);

/**
 * The map of all SQL functions as Markdown: chapter by chapter what each does, who may call it and who does. Throws when
 * a function is defined in no chapter.
 *
 * @param namers the files that call a function of the API, by its name without a schema
 */
export function functionMap(
  functions: SqlFunction[],
  chapters: Chapter[],
  namers: Map<string, string[]>,
): string {
  const home = new Map(chapters.flatMap((chapter) => chapter.functions.map((name) => [name, chapter.file])));
  const homeless = functions.filter(({ name }) => !home.has(name)).map(({ name }) => name);
  if (homeless.length > 0) throw new Error(`Defined in no migration: ${homeless.join(', ')}`);
  const byName = new Map(functions.map((each) => [each.name, each]));
  const callers = callersOf(functions);
  // A function that a later migration replaces belongs to that one.
  const rowsOf = ({ file, functions: names }: Chapter) =>
    [...new Set(names)]
      .filter((name) => home.get(name) === file)
      .flatMap((name) => byName.get(name) ?? [])
      .map((each) => {
        const files = (isOfApi(each) && namers.get(withoutSchema(each.name))) || [];
        return mapRow(each, [...(callers.get(each.name) ?? []), ...each.uses], files);
      });
  return chapters.map((chapter) => section(chapter, rowsOf(chapter))).join('');
}

function callersOf(functions: SqlFunction[]): Map<string, string[]> {
  const callers = new Map<string, string[]>();
  for (const { name, source } of functions)
    for (const called of calledIn(source))
      if (called !== name)
        callers.set(called, [...(callers.get(called) ?? []), `\`${withoutSchema(name)}\``]);
  return callers;
}

function section({ file, title, intro }: Chapter, rows: string[]): string {
  const table = ['| Function | What it does | Who | Called by |', '| --- | --- | --- | --- |', ...rows];
  const lines = ['', `### [${title}](migrations/${file})`, '', intro, ...(rows.length ? ['', ...table] : [])];
  return `${lines.join('\n')}\n`;
}

function mapRow(each: SqlFunction, callers: string[], files: string[]): string {
  const shown = callers.slice(0, listed);
  const rest = callers.length - shown.length;
  const all = [...shown, ...(rest > 0 ? [`${rest} more`] : []), ...files.map((file) => `\`${file}\``)];
  const name = withoutSchema(each.name);
  const cells = [
    isOfApi(each) ? `**${name}**` : name,
    summary(each.comment),
    whoMayCall(each),
    all.join(', ') || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The first sentence of a comment, without what it raises. */
export function summary(comment: string): string {
  const [sentence = ''] = comment.replace(/(?<=\S)\s+Raises\b.*$/, '').split(/(?<=\.)\s+(?=[A-Z])/);
  return sentence;
}

/** Grants in the words of the shop. */
function whoMayCall(each: SqlFunction): string {
  const { roles, source } = each;
  if (roles.length === 0) return '–';
  const [, right] = /\bprivate\.require_right\('(\w+)'\)/.exec(source) ?? [];
  if (isOfApi(each) && right) return `staff: ${right}`;
  const words = { anon: 'visitors', authenticated: 'shoppers', service_role: 'service' };
  return roles.map((role) => words[role as keyof typeof words]).join(', ');
}
