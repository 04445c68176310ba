import type { OrderLine } from '@straits/api-contract';

type Named = Pick<OrderLine, 'id' | 'productId' | 'productName' | 'optionName'>;

/** A line among others of its order: with what was chosen of the product, where another line is of the same one (there and back). */
export const lineName = (line: Named, lines: Named[]): string =>
  lines.some(({ id, productId }) => id !== line.id && productId === line.productId)
    ? `${line.productName} · ${line.optionName}`
    : line.productName;
