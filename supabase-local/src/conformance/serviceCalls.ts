import type { TestBackend } from '../testing/testBackend';
import { createTestClient, newAddress } from '../testing/testClient';
import { type Answer, area } from './clientCall';

/** Whether somebody could do it: without an error. */
const done = { error: null };

/** Accounts and files, which answer as the hosted services do or say that they do not. */
export const serviceCalls = (backend: () => TestBackend) => [
  ...area('Accounts', [
    [
      'getUser without a session',
      (db) => db.auth.getUser(),
      { error: expect.objectContaining({ name: 'AuthSessionMissingError' }) as never },
    ],
    ['signUp', (db) => db.auth.signUp({ email: newAddress(), password: 'first-secret' }), done],
    [
      'signInWithPassword',
      (db) => db.auth.signInWithPassword({ email: 'nobody@example.com', password: 'x' }),
      { status: 400, code: 'invalid_credentials' },
    ],
    ['signInAnonymously', (db) => db.auth.signInAnonymously(), done],
    [
      'signInWithOAuth',
      (db) => db.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } }),
      done,
    ],
    ['resetPasswordForEmail', (db) => db.auth.resetPasswordForEmail('nobody@example.com'), done],
    ['resend', (db) => db.auth.resend({ type: 'signup', email: 'nobody@example.com' }), done],
    [
      'verifyOtp',
      (db) => db.auth.verifyOtp({ email: 'nobody@example.com', token: '123456', type: 'email' }),
      { status: 403, code: 'otp_expired' },
    ],
    [
      'exchangeCodeForSession',
      (db) => db.auth.exchangeCodeForSession('nope'),
      { error: expect.anything() as never },
    ],
    ['signOut', (db) => db.auth.signOut(), done],
    [
      'signInWithOtp by e-mail',
      (db) => db.auth.signInWithOtp({ email: 'nobody@example.com' }),
      { missing: 'does not implement' },
    ],
    [
      'signInWithIdToken',
      (db) => db.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
      { missing: 'does not implement' },
    ],
    [
      'signInWithOtp by phone',
      (db) => db.auth.signInWithOtp({ phone: '+919876543210' }),
      { missing: 'does not implement' },
    ],
    [
      'signInWithSSO, which projects have off',
      (db) => db.auth.signInWithSSO({ domain: 'example.com' }),
      { status: 404, code: 'saml_provider_disabled' },
    ],
    [
      'admin',
      () => createTestClient({ ...backend(), publishableKey: backend().secretKey }).auth.admin.listUsers(),
      { missing: 'does not implement' },
    ],
  ]),
  ...area('Files', [
    [
      'upload without the right',
      (db) => db.storage.from('product-images').upload('a.webp', new Blob(['x'], { type: 'image/webp' })),
      { error: expect.objectContaining({ statusCode: '403' }) as never },
    ],
    ['list', (db) => db.storage.from('product-images').list(), { data: [], error: null }],
    [
      'remove of what one may not see',
      (db) => db.storage.from('product-images').remove(['a.webp']),
      { data: [], error: null },
    ],
    [
      'download of what is not there',
      (db) => db.storage.from('review-uploads').download('a.webp'),
      { error: expect.anything() as never },
    ],
    [
      'getPublicUrl',
      async (db) => ({
        error: null,
        data: typeof db.storage.from('product-images').getPublicUrl('a').data.publicUrl,
      }),
      { data: 'string' },
    ],
    [
      'createSignedUrl',
      (db) => db.storage.from('product-images').createSignedUrl('a', 60),
      { missing: 'does not implement' },
    ],
    [
      'createSignedUploadUrl',
      (db) => db.storage.from('product-images').createSignedUploadUrl('a'),
      { missing: 'does not implement' },
    ],
    [
      'copy, move',
      (db) => db.storage.from('product-images').move('a', 'b'),
      { missing: 'does not implement' },
    ],
    ['info, exists', (db) => db.storage.from('product-images').info('a'), { missing: 'does not implement' }],
    ['buckets', (db) => db.storage.listBuckets(), { missing: 'does not implement' }],
  ]),
  ...area('Functions of the edge', [
    [
      'invoke',
      (db) => db.functions.invoke('nope'),
      { error: expect.objectContaining({ name: 'FunctionsHttpError' }) as never },
    ],
  ]),
  ...area('Realtime', [
    [
      'httpSend to a channel',
      (db) =>
        db
          .channel('x')
          .httpSend('y', {})
          .catch((error: unknown) => ({ error })) as Promise<Answer>,
      { missing: 'does not implement' },
    ],
  ]),
];
