import type { GalleryStates } from '../../gallery/galleryStates';
import { Kept } from '../../gallery/Kept';
import { ChoiceCards } from './ChoiceCards';

export const states: GalleryStates = {
  'three ways': () => (
    <Kept initial="standard">
      {(value, keep) => (
        <ChoiceCards
          legend="Delivery"
          name="delivery"
          options={[
            { value: 'standard', label: 'Standard', description: 'In 3 to 5 days', trailing: '₹50' },
            { value: 'express', label: 'Express', description: 'In 1 to 2 days', trailing: '₹150' },
            { value: 'pickup', label: 'Pick up', description: 'Not in your city yet', disabled: true },
          ]}
          value={value}
          onChange={keep}
        />
      )}
    </Kept>
  ),
  'a name of one long word': () => (
    <Kept initial="office">
      {(value, keep) => (
        <ChoiceCards
          legend="Deliver to"
          name="address"
          options={[
            {
              value: 'office',
              label: 'Venkatanarasimharajuvaripetasubramaniam Iyer',
              description: '12 Temple Road, Thiruvananthapuram, Kerala 695001',
              trailing: 'Office',
            },
          ]}
          value={value}
          onChange={keep}
        />
      )}
    </Kept>
  ),
};
