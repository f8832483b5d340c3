import type { GeneratedFunctions } from '../generated';

/** What a web server counted in one minute; `trial` is since when the trial of the remote runs, '' without one. */
interface VitalCount {
  /** ISO. */
  at: string;
  remote: string;
  version: string;
  page: string;
  trial: string;
  measure: string;
  bucket: number;
  count: number;
}

type ReleaseFigures = GeneratedFunctions['get_release_figures']['Returns'][number];
type P75 = 'lcp_p75' | 'inp_p75' | 'cls_p75';

type HealthFigure =
  | 'orders_placed'
  | 'payments_open'
  | 'payments_oldest_seconds'
  | 'refunds_waiting'
  | 'refunds_oldest_seconds'
  | 'mails_waiting'
  | 'mails_oldest_seconds'
  | 'mails_failed'
  | 'mails_held'
  | 'listing_pending';

/** What the staff sees of the shop's own parts. ISO times. */
interface ShopStatus extends Record<HealthFigure, number> {
  at: string;
  database: { version: string; bytes: number; connections: number; most_connections: number };
  mail_sent_at: string | null;
  addresses_blocked: number;
  /** `null` before the first round. */
  sweep: { ended_at: string; errors: string[] } | null;
  web_servers: { id: string; version: string; started_at: string; seen_at: string }[];
  /** `null` where none was noted. */
  backup: { taken_at: string; bytes: number } | null;
}

/** What the web servers write, and what admins read of it. */
export interface VitalFunctions {
  record_vitals: {
    Args: { p_counts: VitalCount[]; p_trials: Pick<VitalCount, 'remote' | 'trial'>[] };
    Returns: Omit<VitalCount, 'at' | 'page'>[];
  };
  /** Counts, and ages in seconds, of what is open. */
  get_shop_health: { Returns: Record<HealthFigure, number> };
  get_shop_status: { Returns: ShopStatus };
  /** Of what nobody measured there is no p75, and without views no rate. */
  get_release_figures: {
    Returns: (Omit<ReleaseFigures, P75 | 'errors_per_thousand'> & {
      [Name in P75 | 'errors_per_thousand']: number | null;
    })[];
  };
}
