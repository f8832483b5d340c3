import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { useRestoreFocus } from './useRestoreFocus';

type Answer = 'gone' | 'approved' | 'refused';

interface RowProps {
  name: string;
  isApproved: boolean;
  onRemove: () => void;
  /** Resolves when the shop has answered. */
  onApprove: () => Promise<void>;
  children?: ReactNode;
}

function Row({ name, isApproved, onRemove, onApprove, children }: RowProps) {
  const [busy, setBusy] = useState(false);
  const row = useRestoreFocus<HTMLDivElement>(busy);
  const handleApprove = async () => {
    setBusy(true);
    await onApprove();
    setBusy(false);
  };
  return (
    <div ref={row}>
      {children}
      {!isApproved && (
        <button disabled={busy} onClick={() => void handleApprove()}>
          Approve {name}
        </button>
      )}
      <button onClick={onRemove}>Remove {name}</button>
    </div>
  );
}

interface PageProps {
  names: string[];
  /** What stands in each row before its buttons. */
  before?: ReactNode;
  /** How each row is, besides. */
  rowProps?: { tabIndex: -1 };
  header?: ReactNode;
  /** Takes the shop's answer, by which a request under way ends. */
  answers: { give: (answer: Answer) => void };
}

/** Rows that are removed at once, or approved by a shop that answers later. */
function Page({ names, before, rowProps, header, answers }: PageProps) {
  const [left, setLeft] = useState(names);
  const [approved, setApproved] = useState<string[]>([]);
  const handleRemove = (name: string) => setLeft((known) => known.filter((each) => each !== name));
  const handleApprove = (name: string) =>
    new Promise<void>((resolve) => {
      answers.give = (answer) => {
        if (answer === 'gone') handleRemove(name);
        if (answer === 'approved') setApproved((known) => [...known, name]);
        resolve();
      };
    });
  return (
    <>
      <h1>Payouts</h1>
      <label>
        Search <input />
      </label>
      {left.length > 0 && (
        <ul>
          {header}
          {left.map((name) => (
            <li key={name} aria-label={name} {...rowProps}>
              <Row
                name={name}
                isApproved={approved.includes(name)}
                onRemove={() => handleRemove(name)}
                onApprove={() => handleApprove(name)}
              >
                {before}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function open(props: Omit<PageProps, 'answers'>) {
  const answers: PageProps['answers'] = { give: () => undefined };
  const { rerender } = render(
    <StrictMode>
      <Page {...props} answers={answers} />
    </StrictMode>,
  );
  return { answer: (answer: Answer) => act(async () => answers.give(answer)), rerender };
}

const names = ['First', 'Second', 'Third'];
const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.getByRole('listitem', { name });
const title = () => screen.getByRole('heading', { name: 'Payouts' });

/** Presses a button as the keyboard does. */
async function press(name: string) {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

/** Browsers take the focus from what is disabled; it is kept here. */
async function approve(name: string) {
  await press(`Approve ${name}`);
  expect(button(`Approve ${name}`)).toHaveProperty('disabled', true);
  act(() => button(`Approve ${name}`).blur());
}

describe('a row that goes at once', () => {
  it('leaves the focus to the next row, else to the one before, else to the page’s title', async () => {
    open({ names, rowProps: { tabIndex: -1 } });
    await press('Remove Second');
    expect(document.activeElement).toBe(row('Third'));
    await press('Remove Third');
    expect(document.activeElement).toBe(row('First'));
    await press('Remove First');
    expect(document.activeElement).toBe(title());
  });

  it('leaves it to a row’s link rather than its buttons, and not to one that the keyboard passes over', async () => {
    const before = (
      <>
        <a href="/lamp" tabIndex={-1}>
          Picture
        </a>
        <button>Wish</button>
        <a href="/lamp">Lamp</a>
      </>
    );
    open({ names: ['First', 'Second'], before });
    await press('Remove First');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lamp' }));
  });

  it('leaves it to a row’s first button where it has no link', async () => {
    open({ names });
    await press('Remove First');
    expect(document.activeElement).toBe(button('Approve Second'));
  });

  it('passes over a row in which nothing can have it', async () => {
    open({ names: ['First'], header: <li>All payouts</li> });
    await press('Remove First');
    expect(document.activeElement).toBe(title());
  });

  it('takes no focus along that was elsewhere', async () => {
    open({ names });
    const search = screen.getByLabelText('Search');
    search.focus();
    // As a script presses it, or a browser that gives buttons no focus.
    await act(async () => button('Remove First').click());
    expect(document.activeElement).toBe(search);
    search.blur();
    await act(async () => button('Remove Second').click());
    expect(document.activeElement).toBe(document.body);
  });

  it('goes with its page without a word', async () => {
    const { rerender } = open({ names });
    button('Remove First').focus();
    rerender(
      <main>
        <h1>Another page</h1>
      </main>,
    );
    await act(async () => undefined);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a row in which something takes time', () => {
  it('leaves the focus to the next row, else to the one before, else to the page’s title', async () => {
    const { answer } = open({ names });
    await approve('Second');
    await answer('gone');
    expect(document.activeElement).toBe(button('Approve Third'));
    await approve('Third');
    await answer('gone');
    expect(document.activeElement).toBe(button('Approve First'));
    await approve('First');
    await answer('gone');
    expect(document.activeElement).toBe(title());
  });

  it('has the focus itself where only its button goes', async () => {
    const { answer } = open({ names, rowProps: { tabIndex: -1 } });
    await approve('Second');
    await answer('approved');
    expect(document.activeElement).toBe(row('Second'));
  });

  it('gives the focus back to a button that can be pressed again', async () => {
    const { answer } = open({ names });
    await approve('Second');
    await answer('refused');
    expect(document.activeElement).toBe(button('Approve Second'));
  });

  it.each<Answer>(['gone', 'approved', 'refused'])(
    'leaves whoever went elsewhere where they are: %s',
    async (outcome) => {
      const { answer } = open({ names });
      await approve('First');
      const search = screen.getByLabelText('Search');
      search.focus();
      await answer(outcome);
      expect(document.activeElement).toBe(search);
    },
  );
});

test('a table’s column leaves the focus to the one beside it', async () => {
  function Head({ name, onRemove }: { name: string; onRemove: () => void }) {
    const head = useRestoreFocus<HTMLDivElement>();
    return (
      <div ref={head}>
        <button onClick={onRemove}>Remove {name}</button>
      </div>
    );
  }
  function Table() {
    const [left, setLeft] = useState(names);
    return (
      <table>
        <thead>
          <tr>
            <td />
            {left.map((name) => (
              <th key={name} scope="col">
                <Head name={name} onRemove={() => setLeft(left.filter((each) => each !== name))} />
              </th>
            ))}
          </tr>
        </thead>
      </table>
    );
  }
  render(<Table />);
  await press('Remove Third');
  expect(document.activeElement).toBe(button('Remove Second'));
});
