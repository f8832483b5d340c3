export declare function keepScratchInMemory(): void;
