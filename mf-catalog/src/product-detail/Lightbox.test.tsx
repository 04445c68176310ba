import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aPicture } from '../product/product.builder';
import { Lightbox } from './Lightbox';

it('turns by the arrow keys wherever the focus is in it, also at its close button', async () => {
  fakeApi({});
  const onShow = jest.fn();
  const pictures = [aPicture(), { ...aPicture(), src: '/media/second' }, { ...aPicture(), src: '/media/third' }];
  const { user } = await renderPage(<Lightbox pictures={pictures} shown={0} onShow={onShow} onClose={jest.fn()} />, {
    at: '/',
    texts: { catalog: texts },
  });
  screen.getByRole('button', { name: 'Close pictures' }).focus();

  await user.keyboard('{ArrowRight}{ArrowLeft}');

  expect(onShow.mock.calls).toEqual([[1], [2]]);
});
