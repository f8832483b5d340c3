import { leaveFor } from './leaveFor';

test('goes to another site with a form that stays in no page', () => {
  let sent: { action: string; method: string; fields: Record<string, unknown> } | undefined;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent = { action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) };
  });
  void leaveFor('https://pay.example/checkout', { order_id: 'order_1', 'prefill[email]': 'a@b.c' });
  expect(sent).toEqual({
    action: 'https://pay.example/checkout',
    method: 'post',
    fields: { order_id: 'order_1', 'prefill[email]': 'a@b.c' },
  });
  expect(document.querySelector('form')).toBeNull();
});
