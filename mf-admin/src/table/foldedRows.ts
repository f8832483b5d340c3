import { css } from 'styled-components';
import { from, s, visuallyHidden } from '@shop/ui';
import { TwoLines } from './TwoLines';

const head = css`
  padding: ${s('space.12')};
  border-bottom: 1px solid ${s('color.lineStrong')};
`;

/**
 * Rows of a `DataTable` in a frame of less than `width` pixels: the first cell of each above the others, which say their column's
 * name. Only boxes are laid out anew; for screen readers it stays a table. Of the head, what sorts and what ticks all is left.
 */
export const foldedRows = (width: number) => css`
  @container (max-width: ${width - 0.02}px) {
    &,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${s('space.4')} ${s('space.16')};
      align-items: baseline;
      padding: ${s('space.12')};
    }
    /* An empty strip, where all that sorts is left out. */
    thead tr {
      padding: 0;
    }
    thead tr:has(th:not([data-secondary]) a, input) {
      ${head}
    }
    thead tr:has(th:not([data-secondary]) a)::before {
      content: 'Sort by';
    }
    ${from('wide')} {
      thead tr:has(a) {
        ${head}
      }
      thead tr:has(a)::before {
        content: 'Sort by';
      }
    }
    tbody tr + tr {
      border-top: 1px solid ${s('color.line')};
    }

    /* The second as the table draws its lines, or these would stay. */
    th,
    tbody tr + tr td,
    td {
      max-width: 100%;
      padding: 0;
      border: 0;
      text-align: start;
    }
    thead:not(:has(a, input)),
    th:not(:has(a, input)) {
      ${visuallyHidden}
    }

    /* Doubled, or the head would begin below its box. */
    && tr:has(> [data-box]) {
      position: relative;
      min-height: 44px;
      padding-inline-start: 52px;
    }
    [data-box] {
      position: absolute;
      inset-block-start: ${s('space.8')};
      inset-inline-start: 0;
    }

    td:not([data-label], [data-box]) {
      flex-basis: 100%;
    }
    td[data-label]::before {
      content: attr(data-label) ' ';
      /* Where that is known: screen readers say the column's name already. */
      content: attr(data-label) ' ' / '';
    }
    /* Beside its column's name, and not below it. */
    td[data-label] > ${TwoLines} {
      display: inline-block;
      max-width: 100%;
      vertical-align: top;
    }
    td[data-label]::before,
    thead tr::before {
      color: ${s('color.ink2')};
      font-size: ${s('size.12')};
    }
    td[data-label]:has(button) {
      margin-inline-start: auto;

      &::before {
        content: none;
      }
    }
    td:empty {
      display: none;
    }
  }
`;
