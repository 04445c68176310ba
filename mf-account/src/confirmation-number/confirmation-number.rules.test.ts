import { enteredOf, numberFaults } from './confirmation-number.rules';

it.each([
  [{}, { orderCode: 'fault.orderMissing', number: 'fault.supplierNumberMissing' }],
  [{ orderCode: 'ST7KQ2MX9P', number: 'AB' }, { number: 'fault.supplierNumberFormat' }],
  [{ orderCode: 'ST7KQ2MX9P', number: 'Z'.repeat(41) }, { number: 'fault.supplierNumberFormat' }],
  [{ orderCode: ' st7k q2mx 9p ', number: 'zoo-47 11' }, {}],
])('finds in %j the faults %j', (values, faults) => {
  expect(numberFaults(values)).toEqual(faults);
});

it('sends what was pasted without spaces and hyphens', () => {
  expect(enteredOf({ orderCode: ' st7k q2mx 9p ', number: 'zoo-47 11' })).toEqual({ orderCode: 'ST7KQ2MX9P', number: 'ZOO4711' });
});
