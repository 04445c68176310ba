import { useEffect } from 'react';
import { useNavigate } from '@straits/router';
import { DetailAwaited } from '../product-detail/DetailAwaited';

/** Leads to an earlier step, which says why. A visitor who opens the address is led by the server (`PageHead.redirect`). */
export function LedTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(href, { replace: true }), [navigate, href]);
  return <DetailAwaited />;
}
