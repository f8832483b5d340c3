import type { LinkRef } from './links';

export type AuthView = 'login' | 'register' | 'forgot-password';

export interface Toast {
  message: string;
  tone: 'success' | 'error' | 'info';
  /** Optional single action, such as undo. */
  action?: { label: string; run: () => void };
  /** Page that says the same: the message goes when that page is there. */
  about?: LinkRef;
}

/** What one part of the shop may ask of another, with what is told to it. */
export interface ShopCommands {
  'open-quick-view': { productId: string };
  /** `email` is filled in. */
  'open-sign-in': { view: AuthView; email?: string };
  'show-toast': Toast;
}

export type CommandName = keyof ShopCommands;

/** `unavailable`: nobody is there to do it. */
export type CommandAnswer = 'done' | 'unavailable';

type Handler<Name extends CommandName> = (
  request: ShopCommands[Name],
) => CommandAnswer | Promise<CommandAnswer>;

/** Requests between parts of the shop. Each has one handler, and whoever asks gets an answer. */
export interface Commands {
  /** Never rejects. A shopper who wanted to sign in is told when that is `unavailable`; the rest is up to the caller. */
  run<Name extends CommandName>(name: Name, request: ShopCommands[Name]): Promise<CommandAnswer>;
  /** Returns what ends it. Throws when somebody else handles the command already. */
  handle<Name extends CommandName>(name: Name, handler: Handler<Name>): () => void;
}

const cannotSignIn: Toast = {
  tone: 'error',
  message: 'Signing in is not possible right now. Your bag is safe, and you can go on browsing.',
};

export function createCommands(): Commands {
  const handlers = new Map<CommandName, Handler<never>>();
  const commands: Commands = {
    run: async (name, request) => {
      const handler = handlers.get(name) as Handler<typeof name> | undefined;
      const answer = (await handler?.(request)) ?? 'unavailable';
      if (answer === 'unavailable' && name === 'open-sign-in') await commands.run('show-toast', cannotSignIn);
      return answer;
    },
    handle: (name, handler) => {
      if (handlers.has(name)) throw new Error(`The command ${name} has a handler already`);
      handlers.set(name, handler);
      return () => void handlers.delete(name);
    },
  };
  return commands;
}
