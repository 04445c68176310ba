import { z } from 'zod';
import {
  Common,
  Hotel,
  HotelPinsQuery,
  HotelSearchQuery,
  HotelSearchResult,
  Pins,
  slug,
  StayQuery,
  StayRooms,
} from '@straits/api-contract';
import type { Routes } from '../../../deps';
import { answers } from '../../../http/answers';
import { OF_THIS_MOMENT, SAME_FOR_ALL } from '../freshness';
import { viewIn, viewOf } from '../view';
import { findHotelPins, searchHotels, type HotelTools } from './search-hotels';
import { viewHotel } from './view-hotel';
import { viewStayRooms } from './view-stay-rooms';

const HotelAddress = z.object({ id: slug });
// The answer is built by this module and typed by the contract; checking 500 pins or 24 cards once more costs a third of the whole call.
const asBuilt = () => (answer: unknown) => JSON.stringify(answer);

/** Finding a hotel and a room for a stay. */
export const hotelRoutes =
  (tools: HotelTools): Routes =>
  (app, deps) => {
    app.get(
      '/hotels',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'searchHotels',
          tags: ['catalog'],
          summary: 'Hotels by place, facets and stay',
          querystring: Common.extend(HotelSearchQuery.shape),
          response: answers(HotelSearchResult),
        },
      },
      async (request, reply) => {
        const snapshot = await tools.snapshots();
        const result = await searchHotels(deps, tools, {
          snapshot,
          query: request.query,
          view: viewIn(request.query, snapshot.currencies),
        });
        void reply.header('cache-control', SAME_FOR_ALL);
        return result;
      },
    );
    app.get(
      '/pins/hotels',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'findHotelPins',
          tags: ['catalog'],
          summary: 'Hotels with a room for the stay, on a map',
          querystring: Common.extend(HotelPinsQuery.shape),
          response: answers(Pins),
        },
      },
      async (request, reply) => {
        const snapshot = await tools.snapshots();
        const pins = await findHotelPins(deps, tools, {
          snapshot,
          query: request.query,
          view: viewIn(request.query, snapshot.currencies),
        });
        void reply.header('cache-control', SAME_FOR_ALL);
        return pins;
      },
    );
    app.get(
      '/hotels/:id',
      {
        schema: {
          operationId: 'getHotel',
          tags: ['catalog'],
          summary: 'A hotel in full',
          params: HotelAddress,
          querystring: Common,
          response: answers(Hotel, 'not_found'),
        },
      },
      async (request, reply) => {
        const snapshot = await tools.snapshots();
        const hotel = await viewHotel(deps, snapshot, request.params.id, viewIn(request.query, snapshot.currencies));
        void reply.header('cache-control', SAME_FOR_ALL);
        return hotel;
      },
    );
    app.get(
      '/hotels/:id/rooms',
      {
        schema: {
          operationId: 'getStayRooms',
          tags: ['catalog'],
          summary: "A hotel's rooms for a stay, with what is left and the total",
          params: HotelAddress,
          querystring: Common.extend(StayQuery.shape),
          response: answers(StayRooms, 'not_found', 'product_unavailable', 'date_past'),
        },
      },
      async (request, reply) => {
        const rooms = await viewStayRooms(deps, request.params.id, request.query, await viewOf(deps.db, request.query));
        void reply.header('cache-control', OF_THIS_MOMENT);
        return rooms;
      },
    );
  };
