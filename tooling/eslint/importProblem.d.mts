export declare function importProblem(request: {
  file: string;
  specifier: string;
  isType: boolean;
}): string | undefined;
