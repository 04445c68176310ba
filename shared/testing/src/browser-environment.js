const { TestEnvironment } = require('jest-environment-jsdom');

// What a browser has and jsdom lacks: the router wants TextEncoder when it is imported, our client wants fetch.
const fromNode = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, ReadableStream, structuredClone };
// They come in one piece: what TextEncoder gives must be an instance of the Uint8Array that the code under test sees.
const binary = { Uint8Array, ArrayBuffer };
// fetch accepts only the signals of its own world.
const signals = { AbortController, AbortSignal };

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode, binary, signals);
  }
};
