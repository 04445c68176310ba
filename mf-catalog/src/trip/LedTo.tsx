import { useEffect } from 'react';
import { useNavigate } from '@straits/router';
import { DetailSkeleton } from '../product-detail/DetailSkeleton';

/** Leads to an earlier step, which says why. The server cannot lead anywhere while it draws: its page waits for the browser to go on. */
export function LedTo({ href, reason }: { href: string; reason: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(href, { replace: true, state: { reason } }), [navigate, href, reason]);
  return <DetailSkeleton />;
}
