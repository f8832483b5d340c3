interface Package {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}
export type Packages = Record<string, Package>;
export declare function missingPackages(packages: {
  wanted: Packages;
  installed: Packages;
  need: 'shop' | 'everything';
}): 'shop' | 'everything' | undefined;
