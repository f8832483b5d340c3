import { Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { MailChoiceRow } from './MailChoiceRow';
import type { MailChoice } from './mailChoices';
import { CardStack, SettingList } from './settingRows';

/** The mails that can be turned off, one by one. */
export function MailsCard({ choices }: { choices: MailChoice[] }) {
  return (
    <Surface>
      <CardHeading>Mails from us</CardHeading>
      <CardStack>
        <p>
          Mails about your orders, returns, payments and sign-in always come: you need them. These come only
          if you like, and each carries a link that stops its kind.
        </p>
        <SettingList aria-label="Mails that you can turn off">
          {choices.map((choice) => (
            <MailChoiceRow key={choice.kind} choice={choice} />
          ))}
        </SettingList>
      </CardStack>
    </Surface>
  );
}
