export { createTexts, addTexts, addTextsPart, switchTexts, TextsProvider, useTexts, type Texts } from './texts';
export { useFormat, formatMoney, formatDate, exponentOf, type Format } from './format';
