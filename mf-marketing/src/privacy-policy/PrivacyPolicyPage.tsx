import { affiliateTerms, shop } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { PolicyPage } from '../policy/PolicyPage';

const parts = [
  {
    id: 'what-we-keep',
    heading: 'What we keep',
    text: (
      <>
        <p>Only what a purpose needs:</p>
        <ul>
          <li>your account: name, e-mail address, mobile number if you give it;</li>
          <li>your orders: what, when, where to, how paid, and the messages about them;</li>
          <li>
            saved cards as a token, brand, last four digits and expiry, as the payment provider gives them. No
            card number ever reaches us;
          </li>
          <li>what you write to us, and the newsletter address with the day you agreed to it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'why',
    heading: 'Why we keep it',
    text: (
      <p>
        To deliver what you ordered and take it back if it does not fit, to answer you, to keep the books that
        tax law asks for, and to send the newsletter to those who asked for it. Nothing is sold, and no
        advertiser gets it.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    heading: 'Who else sees it',
    text: (
      <p>
        The courier sees name, address and mobile number. The payment provider sees the amount and what you
        type on its own page. Our hosting provider stores the data on our behalf. Authorities get what a law
        obliges us to give, and nothing more.
      </p>
    ),
  },
  {
    id: 'on-your-device',
    heading: 'On your device',
    text: (
      <p>
        We keep your session, what is in your bag at which prices, while you are not signed in your wishes,
        the products you compared or viewed last, the words you searched for last, the PIN code and the size
        unit you chose, which notices you have seen, and for {affiliateTerms.attributionDays} days the code of
        the affiliate link you came by. Until you close the tab: what you typed into forms and chose at the
        checkout. There are no advertising cookies and no trackers of others.
      </p>
    ),
  },
  {
    id: 'how-the-shop-does',
    heading: 'How the shop does',
    text: (
      <p>
        Some visits are measured: how fast a page of which kind was, and whether something in it failed. We
        count that by version of the shop, without your name, address or account, without a cookie, and
        without the product you looked at. If your browser asks not to be tracked (<i>Do Not Track</i> or{' '}
        <i>Global Privacy Control</i>), nothing is measured. While we try a new version, a cookie holds a
        number from 0 to 9,999 that decides which one you see; many visitors share each number. Words that are
        searched for are counted by day, without who searched, so that the search box can offer what many look
        for.
      </p>
    ),
  },
  {
    id: 'how-long',
    heading: 'How long',
    text: (
      <p>
        Orders and invoices for eight years, because the law says so. Messages, requests for a quote and
        applications to sell for two years, a complaint until it is settled. The newsletter address until 30
        days after you unsubscribe, and for seven days where nobody confirms it. Whom our mails went to for 30
        days. Counts of searches for 28 days. An account until you delete it: that takes a minute and happens
        at once. After it, a fingerprint of your e-mail address for two years, so that offers for a first
        order are given once. Counts of how the shop does for 90 days, the number of a trial for 30.
      </p>
    ),
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    text: (
      <>
        <p>
          You may see what we hold, correct it, have it deleted, name somebody who acts for you, and take back
          any consent as easily as you gave it: every mail that you could do without carries a link that ends
          its kind with one press.
        </p>
        <p>
          <Link to={linkTo('account-privacy')}>Privacy in your account</Link> does most of it: it shows where
          you are signed in and what you agreed to, lets you take your data away, and deletes the account.
        </p>
        <p>
          Write to <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>. If our answer does not
          satisfy you, the grievance officer below looks at it anew, and the Data Protection Board of India
          after that.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    text: (
      <p>
        Accounts are for people of {shop.minimumAge} and older. If a child has given us data, tell us and we
        delete it.
      </p>
    ),
  },
];

export function Component() {
  return (
    <PolicyPage
      page={linkTo('privacy-policy')}
      title="Privacy Policy"
      description={`What ${shop.name} keeps about you, why, for how long and who sees it, in plain words, with your rights under Indian law.`}
      intro="What we know about you, and what we do with it, in plain words."
      parts={parts}
    />
  );
}
