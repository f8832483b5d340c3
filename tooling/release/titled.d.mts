export declare function titled(changelog: string, version: string): string | undefined;
