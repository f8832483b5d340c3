import { AuthError } from '../auth/authError';
import { createRateLimits } from '../auth/rateLimits';

describe.each([
  ['forwards', 3_600_000],
  ['backwards', -3_600_000],
])('a clock that jumps an hour %s', (_direction, jump) => {
  it('gives nobody another try, and takes none away', () => {
    const limits = createRateLimits(true);
    const request = () => limits.request('signup', '192.0.2.1', 2);
    const other = () => limits.request('signup', '192.0.2.2', 2);
    request();
    request();
    other();
    const before = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => before + jump);
    expect(request).toThrow(AuthError);
    expect(other).not.toThrow();
    expect(other).toThrow(AuthError);
    jest.restoreAllMocks();
  });
});
