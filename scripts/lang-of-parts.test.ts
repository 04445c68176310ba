import { readSource, sourcesWithParts, unmarkedIn } from './lang-of-parts.fixture';

// WCAG 3.1.2: what a supplier wrote in English only, what was bought in another language and what other travellers say is read aloud in its own.
describe('words that may be in another language than the page', () => {
  it('say their language wherever a component shows them', () => {
    const unmarked = sourcesWithParts.flatMap((file) => unmarkedIn(readSource(file)).map((place) => `${file}:${place}`));

    expect(unmarked).toEqual([]);
  });

  it.each([
    ['a name by itself', 'const A = ({ line }) => <p>{line.productName}</p>;', ['1: line.productName']],
    ['a name taken out of its line', 'const A = ({ productName }) => <p>{productName}</p>;', ['1: productName']],
    ['one of two', 'const A = ({ a, option }) => <p>{a ? option.name : 1}</p>;', ['1: option.name']],
    ['what another traveller says', 'const A = ({ review }) => <p>{review.text}</p>;', ['1: review.text']],
    ['a name in a part that says its language', 'const A = ({ line }) => <p lang={line.lang}><b>{line.productName}</b></p>;', []],
    ['a name inside of a sentence', 'const A = ({ line }) => <p>{t("of", { name: line.productName })}</p>;', []],
  ])('are found by the check: %s', (_what, source, places) => {
    expect(unmarkedIn(source)).toEqual(places);
  });
});
