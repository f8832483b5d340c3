import { states as actionForm } from '../elements/ActionForm/ActionForm.gallery';
import { states as addressFields } from '../elements/AddressFields/AddressFields.gallery';
import { states as alert } from '../elements/Alert/Alert.gallery';
import { states as arch } from '../elements/Arch/Arch.gallery';
import { states as badge } from '../elements/Badge/Badge.gallery';
import { states as brandMark } from '../elements/BrandMark/BrandMark.gallery';
import { states as breadcrumbs } from '../elements/Breadcrumbs/Breadcrumbs.gallery';
import { states as button } from '../elements/Button/Button.gallery';
import { states as cardGrid } from '../elements/CardGrid/CardGrid.gallery';
import { states as checkboxField } from '../elements/CheckboxField/CheckboxField.gallery';
import { states as chipGroup } from '../elements/ChipGroup/ChipGroup.gallery';
import { states as choiceCards } from '../elements/ChoiceCards/ChoiceCards.gallery';
import { states as clothStrip } from '../elements/ClothStrip/ClothStrip.gallery';
import { states as confirmDialog } from '../elements/ConfirmDialog/ConfirmDialog.gallery';
import { states as container } from '../elements/Container/Container.gallery';
import { states as dialog } from '../elements/Dialog/Dialog.gallery';
import { states as drawer } from '../elements/Drawer/Drawer.gallery';
import { states as emptyState } from '../elements/EmptyState/EmptyState.gallery';
import { states as footBar } from '../elements/FootBar/FootBar.gallery';
import { states as icon } from '../elements/Icon/Icon.gallery';
import { states as iconBadge } from '../elements/IconBadge/IconBadge.gallery';
import { states as iconButton } from '../elements/IconButton/IconButton.gallery';
import { states as lineItems } from '../elements/LineItems/LineItems.gallery';
import { states as measureTable } from '../elements/MeasureTable/MeasureTable.gallery';
import { states as pager } from '../elements/Pager/Pager.gallery';
import { states as pageTitle } from '../elements/PageTitle/PageTitle.gallery';
import { states as partAway } from '../elements/PartAway/PartAway.gallery';
import { states as passwordField } from '../elements/PasswordField/PasswordField.gallery';
import { states as picture } from '../elements/Picture/Picture.gallery';
import { states as pinForm } from '../elements/PinForm/PinForm.gallery';
import { states as rail } from '../elements/Rail/Rail.gallery';
import { states as rating } from '../elements/Rating/Rating.gallery';
import { states as sectionHeading } from '../elements/SectionHeading/SectionHeading.gallery';
import { states as selectField } from '../elements/SelectField/SelectField.gallery';
import { states as signInInvitation } from '../elements/SignInInvitation/SignInInvitation.gallery';
import { states as skeleton } from '../elements/Skeleton/Skeleton.gallery';
import { states as spinner } from '../elements/Spinner/Spinner.gallery';
import { states as stepper } from '../elements/Stepper/Stepper.gallery';
import { states as subscribeForm } from '../elements/SubscribeForm/SubscribeForm.gallery';
import { states as summaryList } from '../elements/SummaryList/SummaryList.gallery';
import { states as surface } from '../elements/Surface/Surface.gallery';
import { states as tabs } from '../elements/Tabs/Tabs.gallery';
import { states as textArea } from '../elements/TextArea/TextArea.gallery';
import { states as textField } from '../elements/TextField/TextField.gallery';
import { states as timeline } from '../elements/Timeline/Timeline.gallery';
import { states as titleBand } from '../elements/TitleBand/TitleBand.gallery';
import { states as titledPage } from '../elements/TitledPage/TitledPage.gallery';
import { states as toastRegion } from '../elements/ToastRegion/ToastRegion.gallery';
import type { GalleryStates } from './galleryStates';

/** Every element of the design system and what it can look like. */
export const galleryElements: Record<string, GalleryStates> = {
  ActionForm: actionForm,
  AddressFields: addressFields,
  Alert: alert,
  Arch: arch,
  Badge: badge,
  BrandMark: brandMark,
  Breadcrumbs: breadcrumbs,
  Button: button,
  CardGrid: cardGrid,
  CheckboxField: checkboxField,
  ChipGroup: chipGroup,
  ChoiceCards: choiceCards,
  ClothStrip: clothStrip,
  ConfirmDialog: confirmDialog,
  Container: container,
  Dialog: dialog,
  Drawer: drawer,
  EmptyState: emptyState,
  FootBar: footBar,
  Icon: icon,
  IconBadge: iconBadge,
  IconButton: iconButton,
  LineItems: lineItems,
  MeasureTable: measureTable,
  PageTitle: pageTitle,
  Pager: pager,
  PartAway: partAway,
  PasswordField: passwordField,
  Picture: picture,
  PinForm: pinForm,
  Rail: rail,
  Rating: rating,
  SectionHeading: sectionHeading,
  SelectField: selectField,
  SignInInvitation: signInInvitation,
  Skeleton: skeleton,
  Spinner: spinner,
  Stepper: stepper,
  SubscribeForm: subscribeForm,
  SummaryList: summaryList,
  Surface: surface,
  Tabs: tabs,
  TextArea: textArea,
  TextField: textField,
  Timeline: timeline,
  TitleBand: titleBand,
  TitledPage: titledPage,
  ToastRegion: toastRegion,
};
