import { useState } from 'react';
import { startStandalone } from '@straits/testing/standalone';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import contract from '../contract.json';
import AddToCart from './exposed/AddToCart';
import MiniCart from './exposed/MiniCart';
import remote from './exposed/pages';

/** A form to put any option into the cart, in place of the product page that another remote owns. */
function AnyOption() {
  const [productId, setProductId] = useState('');
  const [optionId, setOptionId] = useState('');
  const [localDate, setLocalDate] = useState('');
  const units = [{ unitId: 'adult', quantity: 1 }];
  const selection = productId && optionId ? { productId, optionId, localDate: localDate || undefined, units } : null;
  return (
    <Stack gap={3}>
      <TextField label="productId" value={productId} onChange={setProductId} />
      <TextField label="optionId" value={optionId} onChange={setOptionId} />
      <TextField label="localDate" value={localDate} onChange={setLocalDate} />
      <AddToCart selection={selection} hint="productId and optionId of the catalogue" />
    </Stack>
  );
}

const fragments = (
  <>
    <MiniCart />
    <AnyOption />
  </>
);
startStandalone({ contract, remote, fragments });
