import styled from 'styled-components';
import { s } from '@shop/ui';
import { csvColumns, measuresColumn } from '../productCsv';

/** What a price list looks like, for whoever writes one. */
export function ListFormat() {
  return (
    <Format>
      <p>
        A row is a product, known by its SKU. Choosing a file tries it and writes nothing. A list that broke
        off goes on when the same file is chosen again, also after this page was loaded anew.
      </p>
      <dl>
        <dt>variants</dt>
        <dd>
          Sizes and their stock: <code>S=4|M=0</code>, or <code>one=5</code> without a choice. Stock is what
          there is, not what is added.
        </dd>
        <dt>attributes</dt>
        <dd>
          <code>material=cotton,silk|length=5.5</code>
        </dd>
        <dt>{measuresColumn}</dt>
        <dd>
          What the pieces measure, in centimetres: <code>S=chest 100,length 70</code>. Without this column
          they stay as they are.
        </dd>
      </dl>
      <p>Columns: {csvColumns.join(', ')}.</p>
    </Format>
  );
}

const Format = styled.div`
  display: grid;
  gap: ${s('space.12')};
  max-width: 72ch;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  overflow-wrap: anywhere;

  p,
  dl,
  dd {
    margin: 0;
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${s('space.8')} ${s('space.16')};
  }

  dt {
    color: ${s('color.ink')};
  }
`;
