import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A migration as a reader meets it. */
export interface Chapter {
  /** Within the migrations' folder. */
  file: string;
  title: string;
  /** The first paragraph of its header. */
  intro: string;
  /** What it defines, with schemas, in its order. */
  functions: string[];
}

/** The migrations in `folder`, in their order. */
export async function readChapters(folder: string): Promise<Chapter[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => toChapter(basename(file), await readFile(join(folder, file), 'utf8'))),
  );
}

/** Reads one migration: `20261122013000_orders.sql` with its text is the chapter "Orders". */
export function toChapter(file: string, sql: string): Chapter {
  const topic = file.replace(/^\d+_|\.sql$/g, '').replaceAll('_', ' ');
  const [header = ''] = sql.split('\n\n');
  const [intro = ''] = header.split(/^--$/m);
  const defined = sql.matchAll(/^create (?:or replace )?function ((?:public|private)\.\w+)\s*\(/gim);
  return {
    file,
    title: topic.charAt(0).toUpperCase() + topic.slice(1),
    intro: intro
      .replace(/^--\s*/gm, '')
      .replaceAll('\n', ' ')
      .trim(),
    functions: Array.from(defined, ([, name = '']) => name),
  };
}
