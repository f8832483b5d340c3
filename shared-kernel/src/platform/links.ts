import { expandTemplate, type LinkValues } from './linkTemplate';

/**
 * Every named address of the shop with its URI template. Each remote adds its own in `links.d.ts`, which
 * `npm run links:types` writes from what its `remote.json` offers.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the kernel itself knows no page
export interface ShopLinks {}

export type LinkName = keyof ShopLinks;

/** Names of a list such as `a,b`. */
type Each<List> = List extends `${infer First},${infer Rest}` ? First | Each<Rest> : List;

/** What stands between the braces of a template, such as `id` or `?max,sort`. */
type Expressions<Template> = Template extends `${string}{${infer Expression}}${infer Rest}`
  ? Expression | Expressions<Rest>
  : never;

type OptionalName<Expression> = Expression extends `${'/' | '?' | '#'}${infer List}` ? Each<List> : never;
type RequiredName<Expression> = Expression extends `${'/' | '?' | '#'}${string}` ? never : Expression;

type Value = string | number;

/** What a template is filled with. */
export type ParamsOf<Template> = { [Name in RequiredName<Expressions<Template>> & string]: Value } & {
  [Name in OptionalName<Expressions<Template>> & string]?: Value | undefined;
};

/** A page by its name, with what its address is filled with: what teams link to each other by. */
export interface LinkRef {
  readonly name: string;
  readonly values: LinkValues;
}

type Arguments<Params> = [keyof Params] extends [never]
  ? []
  : Record<never, never> extends Params
    ? [params?: Params]
    : [params: Params];

/** Names a page. Where it lies is known once the platform resolves it: its owner may move or withdraw it. */
export const linkTo = <Name extends LinkName>(
  name: Name,
  ...[params]: Arguments<ParamsOf<ShopLinks[Name]>>
): LinkRef => Object.freeze({ name, values: Object.freeze({ ...params }) });

/** The addresses of the remotes that are live for this visitor. */
export interface Links {
  /** Path with query, or `undefined` where no live remote offers that page. */
  resolve(ref: LinkRef): string | undefined;
  /** Whether the page of this path wants a plain frame. */
  isPlain(path: string): boolean;
  /** The entries of a menu whose pages a live remote offers, each with the path of its page. */
  offered<Entry extends { to: LinkRef }>(entries: readonly Entry[]): (Entry & { href: string })[];
}

/** What is needed of a remote of the registry to link to its pages. */
export interface Offering {
  /** URI templates by name. */
  links?: Record<string, string> | undefined;
  /** Paths of its pages in a plain frame; with a slash at its end everything below. */
  plain?: readonly string[] | undefined;
  isKilled?: true | undefined;
}

/** Resolves what these remotes offer. One that was killed, or released before links had owners, offers nothing. */
export function createLinks(remotes: readonly Offering[]): Links {
  const templates = new Map(
    remotes.flatMap(({ links = {}, isKilled }) => (isKilled ? [] : Object.entries(links))),
  );
  const resolve = ({ name, values }: LinkRef) => {
    const template = templates.get(name);
    return template === undefined ? undefined : expandTemplate(template, values);
  };
  const plain = remotes.flatMap((remote) => remote.plain ?? []);
  return {
    resolve,
    isPlain: (path) => plain.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each)),
    offered: (entries) =>
      entries.flatMap((entry) => {
        const href = resolve(entry.to);
        return href === undefined ? [] : [{ ...entry, href }];
      }),
  };
}
