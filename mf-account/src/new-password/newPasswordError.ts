const minimumLength = 6;

/** Why a new password is refused before it is sent, or nothing (spec §5, Registration; the reset page asks the same). */
export function newPasswordError(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return 'Passwords do not match';
  if (password.length < minimumLength) return 'Password must be at least 6 characters long';
  return undefined;
}
