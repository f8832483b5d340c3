import type { ComponentRules } from './writtenStyles';

/**
 * The rules of the page's one `<style>`, as styled-components wants to hold them: in groups, one for each component, which
 * stand in the order of their numbers whenever something is put into them.
 */
export class PageRules {
  groupSizes: Uint32Array;
  readonly tag: RuleList;
  private held: [group: number, rules: string[]][] | undefined;

  constructor(sheet: CSSStyleSheet, components: readonly ComponentRules[]) {
    this.tag = new RuleList(sheet);
    this.groupSizes = new Uint32Array(1024);
    components.forEach(({ count }, index) => (this.groupSizes[index + 1] = count));
  }

  get length(): number {
    return this.groupSizes.length;
  }

  /** Gathers what is put in from now on, until `release` puts it in. */
  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const [group, rules] of held) this.insertRules(group, rules);
  }

  insertRules(group: number, rules: string[]): void {
    if (this.held) {
      this.held.push([group, rules]);
      return;
    }
    if (group >= this.length) {
      const sizes = new Uint32Array(2 * group);
      sizes.set(this.groupSizes);
      this.groupSizes = sizes;
    }
    for (const rule of rules)
      if (this.tag.insertRule(this.endOf(group), rule)) this.groupSizes[group] = this.sizeOf(group) + 1;
  }

  clearGroup(group: number): void {
    this.release();
    const end = this.endOf(group);
    for (let index = end - 1; index >= end - this.sizeOf(group); index -= 1) this.tag.deleteRule(index);
    this.groupSizes[group] = 0;
  }

  getGroup(group: number): string {
    this.release();
    const end = this.endOf(group);
    return Array.from({ length: this.sizeOf(group) }, (_, index) =>
      this.tag.getRule(end - this.sizeOf(group) + index),
    ).join('\n');
  }

  private sizeOf(group: number): number {
    return this.groupSizes[group] ?? 0;
  }

  /** Where the next rule of a group goes. */
  private endOf(group: number): number {
    let end = 0;
    for (let before = 0; before <= group; before += 1) end += this.sizeOf(before);
    return end;
  }
}

class RuleList {
  constructor(private readonly sheet: CSSStyleSheet) {}

  get length(): number {
    return this.sheet.cssRules.length;
  }

  /** False for a rule that this browser does not know. */
  insertRule(index: number, rule: string): boolean {
    try {
      this.sheet.insertRule(rule, index);
      return true;
    } catch {
      return false;
    }
  }

  deleteRule(index: number): void {
    this.sheet.deleteRule(index);
  }

  getRule(index: number): string {
    return this.sheet.cssRules[index]?.cssText ?? '';
  }
}
