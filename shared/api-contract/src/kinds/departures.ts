import { z } from 'zod';
import { Price } from '../price';
import { localDate, slug } from '../primitives';

/** One day on which a package leaves or a ship sails, with what each option (tour, cabin class) still has and costs per unit that day. */
export const Departure = z
  .object({
    localDate,
    options: z.array(
      z.object({
        optionId: slug,
        /** SOLD_OUT: it leaves, but full. CLOSED: booking for it is over. */
        status: z.enum(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED']),
        /** Places, or cabins, left; null is without limit or closed. */
        vacancies: z.int().nullable(),
        unitPrices: z.array(z.object({ unitId: slug, price: Price })),
      }),
    ),
  })
  .meta({ id: 'Departure' });
export type Departure = z.infer<typeof Departure>;

/** `GET /products/{kind}/{id}/departures`: from today on (at the place), earliest first; empty when nothing is planned. */
export const Departures = z.object({ items: z.array(Departure), timeZone: z.string() }).meta({ id: 'Departures' });
export type Departures = z.infer<typeof Departures>;
