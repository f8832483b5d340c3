/** A row of `list_admin_users`. Rupees, ISO times. */
export interface UserRecord {
  id: string;
  email: string;
  full_name: string;
  is_admin: boolean;
  blocked_at: string | null;
  created_at: string;
  last_sign_in_at: string | null;
  orders: number;
  spent: number;
  credit: number;
}
