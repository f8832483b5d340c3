import type { AuthService } from './authService';

/** What this service can, as `GET /settings` tells it. */
export const settings = ({ anonymousSignIns }: AuthService) => ({
  external: { anonymous_users: anonymousSignIns, email: true, phone: false, google: true },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
});
