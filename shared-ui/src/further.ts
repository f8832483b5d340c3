/** The part of `@shop/ui` that other pages use: it comes with the first of them (adr 0042). */
export { AddressFields } from './elements/AddressFields/AddressFields';
export { ChoiceCards } from './elements/ChoiceCards/ChoiceCards';
export { ConfirmDialog } from './elements/ConfirmDialog/ConfirmDialog';
export { LineItems } from './elements/LineItems/LineItems';
export { PageTitle } from './elements/PageTitle/PageTitle';
export { PasswordField } from './elements/PasswordField/PasswordField';
export { PinForm } from './elements/PinForm/PinForm';
export { SignInInvitation } from './elements/SignInInvitation/SignInInvitation';
export { SummaryList } from './elements/SummaryList/SummaryList';
export { Surface } from './elements/Surface/Surface';
export { TextField } from './elements/TextField/TextField';
export { Timeline } from './elements/Timeline/Timeline';
export { TitledPage } from './elements/TitledPage/TitledPage';
export { focusTitle } from './focus/focusTitle';
export { useRestoreFocus } from './focus/useRestoreFocus';
export { DarkScheme } from './theme/DarkScheme';
export { readAsUrl } from './pictures/readAsUrl';
export { pictureFiles, PictureProblem, shrinkPicture } from './pictures/shrinkPicture';
