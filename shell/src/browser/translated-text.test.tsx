import { act, render, screen, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { followTranslatedText } from './translated-text';

/** What a page does with texts: they change, come, go, and stand beside elements. */
function Page() {
  const [count, setCount] = useState(1);
  return (
    <main>
      <p data-testid="total">Total {count}</p>
      <div data-testid="list">
        {count < 3 && 'Only now'}
        {count > 1 && <b>New</b>}
        then
        {count > 2 ? <i>Later</i> : null}
        {count}
      </div>
      {count === 2 ? 'Two' : <em>Not two</em>}
      <button onClick={() => setCount(count + 1)}>Continue</button>
    </main>
  );
}

const textsIn = (place: Node) => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT');
};
const fontWith = (inner: Node) => {
  const font = document.createElement('font');
  font.append(inner);
  return font;
};
/** As extensions do: the text goes on inside of the element. */
function wrap(text: Text) {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
}
/** As Chrome does: the text leaves, and its translation stands in. */
const replace = (text: Text) => text.replaceWith(fontWith(fontWith(document.createTextNode(`[${text.data}]`))));
const inTwoSteps = (text: Text) => {
  text.before(fontWith(document.createTextNode(`[${text.data}]`)));
  text.remove();
};

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const clickThrough = async (translate: (text: Text) => void) => {
  render(<Page />);
  for (let step = 0; step < 3; step += 1) {
    textsIn(screen.getByRole('main')).forEach(translate);
    await settled();
    fireEvent.click(screen.getByRole('button'));
    await settled();
  }
};

test.each([
  ['wraps', wrap],
  ['replaces', replace],
  ['replaces in two steps', inTwoSteps],
])('a page goes on after a translator %s its texts, and no old one stays', async (_how, translate) => {
  followTranslatedText(document);

  await clickThrough(translate);

  expect(screen.getByTestId('total').textContent?.replace(/[[\]]/g, '')).toBe('Total 4');
  expect(screen.getByTestId('list').textContent?.replace(/[[\]]/g, '')).toBe('NewthenLater4');
  expect(screen.queryByText(/Only now|^\[?Two/)).toBeNull();
});

test('what is no child is still refused by the browser', () => {
  followTranslatedText(document);

  expect(() => document.body.removeChild(document.createElement('p'))).toThrow();
});
