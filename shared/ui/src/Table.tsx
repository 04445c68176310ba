/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of a table whose display is changed, as it is on phones */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, token } from './tokens';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The cell that names its row. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows; hidden from sight unless `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones: 'cards' puts each row's cells below each other, 'scroll' keeps the table and lets it slide. */
  phone?: 'cards' | 'scroll';
  foot?: ReactNode;
  className?: string;
}

const scroller = css`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
`;
const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  caption {
    padding: 0.875rem 1rem;
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding: 0.75rem 1rem;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${token.color.line};
  }
  tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  thead th {
    color: ${token.color.muted};
    font-size: ${token.text.small};
    font-weight: 600;
    white-space: nowrap;
    background: ${token.color.sunken};
  }
  tbody th {
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: end;
  }
  tfoot {
    font-weight: 600;
  }
  /* All columns have to stand on the paper: it does not slide. */
  ${media.print} {
    font-size: 8.5pt;
    th,
    td {
      padding: 0.5rem;
    }
    thead th {
      font-size: inherit;
      white-space: normal;
    }
  }
`;
const cards = css`
  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
    }
    &,
    tbody,
    tr {
      display: block;
    }
    tbody tr {
      display: flex;
      flex-direction: column;
      padding-block: 0.625rem;
      border-block-end: 1px solid ${token.color.line};
    }
    tbody tr:last-of-type {
      border: 0;
    }
    tbody th,
    tbody td {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
      padding: 0.25rem 1rem;
      border: 0;
    }
    tbody th {
      order: -1;
      font-size: 1rem;
    }
    tbody td::before {
      content: attr(data-label);
      flex: none;
      max-inline-size: 50%;
      color: ${token.color.muted};
      text-align: start;
    }
    tbody td,
    tbody [data-align='end'] {
      text-align: end;
    }
    caption {
      display: block;
    }
  }
`;

/** Rows and columns. The roles are written out, since phones' `display: block` would take them away. */
export function Table<Row>({ caption, captionShown, columns, rows, rowKey, phone = 'cards', foot, className }: TableProps<Row>) {
  return (
    <div css={scroller} className={className} {...(phone === 'scroll' ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}>
      <table css={[table, phone === 'cards' && cards]} role="table">
        <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.key} scope="row" role="rowheader" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} role="cell" data-align={column.align} data-label={column.header}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot role="rowgroup">{foot}</tfoot>}
      </table>
    </div>
  );
}
