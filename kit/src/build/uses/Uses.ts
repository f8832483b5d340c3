/** What code asks of other teams and answers for them, by name and without repetition. */
export interface Uses {
  /** Slots that it places and links that it names. */
  slots: string[];
  links: string[];
  /** Commands that it runs, and those that it handles. */
  commands: string[];
  handles: string[];
  /** Facts that it hears, and those that it publishes. */
  facts: string[];
  announces: string[];
  /** Places where a name is not written as a text, so that nobody can tell which is meant: `file:line: what`. */
  unclear: string[];
}

/** Of code that uses nothing of others. */
export const noUses = (): Uses => ({
  slots: [],
  links: [],
  commands: [],
  handles: [],
  facts: [],
  announces: [],
  unclear: [],
});
