// The only router API that shell and remotes use. Shared as one module, so that the rest of react-router-dom is tree-shaken (stack-notes 2.1).
export { Navigate, Route, Routes, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
export { useSearchParams, withParam } from './use-search-params';
export { Link, type LinkProps } from './Link';
export { BrowserRouter } from './browser-router';
