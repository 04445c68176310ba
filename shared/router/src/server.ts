// Only the site's server has a router that does not move; browsers need not load it.
export { StaticRouter } from 'react-router-dom';
