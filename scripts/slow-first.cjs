const { default: Sequencer } = require('@jest/test-sequencer');

// On a fresh clone jest knows no times and begins with the largest files; one of these at the end would keep a core waiting for the other.
const SLOW = ['new-remote', 'embedded-postgres', 'ledger-random', 'killed-in-the-middle', 'guessing', 'permissions'];
const rank = (path) => SLOW.findIndex((name) => path.includes(`/${name}.`)) >>> 0;

/** Jest's order, with the slowest files first. */
module.exports = class SlowFirst extends Sequencer {
  static isSlow = (file) => rank(file) < SLOW.length;

  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a.path) - rank(b.path));
  }
};
