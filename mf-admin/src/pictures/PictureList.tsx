import styled from 'styled-components';
import { type Picture as ShopPicture, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Alert, IconButton, Picture, s, TextField } from '@shop/ui';
import { FileField } from '../file-field/FileField';
import { RemoveButton } from '../panel/RemoveButton';
import { pictureTypes } from './pictureWidths';
import { useUpload } from './useUpload';

interface Props {
  pictures: readonly ShopPicture[];
  /** Hears what becomes of the newest pictures: texts are typed and rows moved while others are being uploaded. */
  onChange: (change: (newest: readonly ShopPicture[]) => ShopPicture[]) => void;
}

/** Pictures of a product, the main one first. New ones are resized here and uploaded at once. */
export function PictureList({ pictures, onChange }: Props) {
  const { upload, busy, problem } = useUpload();

  const handleFiles = async (files: File[]) => {
    const added = await upload(files);
    if (added.length > 0) onChange((newest) => [...newest, ...added]);
  };
  const move = (index: number, by: number) =>
    onChange((newest) => {
      const next = [...newest];
      const [moved] = next.splice(index, 1);
      if (moved) next.splice(index + by, 0, moved);
      return next;
    });

  return (
    <Stack>
      <Alert tone="error">{problem}</Alert>
      <List>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <Picture
              src={pictureUrl(picture, 320)}
              fallbackSrc={pictureUrl(placeholderPicture, 320)}
              width={72}
              height={90}
              alt={picture.alt}
            />
            <TextField
              label={index === 0 ? 'Main picture shows' : `Picture ${index + 1} shows`}
              name={`alt-${index}`}
              value={picture.alt}
              maxLength={200}
              onChange={(event) =>
                onChange((newest) =>
                  newest.map((each, at) => (at === index ? { ...each, alt: event.target.value } : each)),
                )
              }
            />
            <Tools>
              <IconButton
                label={`Move picture ${index + 1} forward`}
                icon="chevron-left"
                atEnd={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={`Move picture ${index + 1} back`}
                icon="chevron-right"
                atEnd={index === pictures.length - 1}
                onClick={() => move(index, 1)}
              />
              <RemoveButton
                label={`Remove picture ${index + 1}`}
                icon="trash"
                onClick={() => onChange((newest) => newest.filter(({ path }) => path !== picture.path))}
              />
            </Tools>
          </li>
        ))}
      </List>
      <FileField
        label={busy ? 'Uploading…' : 'Add pictures'}
        accept={pictureTypes.join(',')}
        multiple
        disabled={busy}
        onFiles={(files) => void handleFiles(files)}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 0 ${s('space.12')};
    align-items: center;
  }

  img {
    grid-row: span 2;
    border-radius: ${s('radius.control')};
  }
`;

const Tools = styled.span`
  display: flex;
`;
