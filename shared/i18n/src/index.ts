export { createTexts, addTexts, addTextsPart, switchTexts, TextsProvider, useTexts, type Texts } from './texts';
export { useTextsPart } from './texts-part';
export { useFormat, formatMoney, formatDate, exponentOf, type Format } from './format';
