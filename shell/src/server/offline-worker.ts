import { TICKET_CACHE, TICKET_PATH } from '@straits/api-contract/constants';

/**
 * The service worker of kept tickets (decision 0028). It touches only navigations, and of those only the ones that the network did not answer:
 * then it shows the tickets that their owner keeps on this device. Everything else of the site is as if it were not there.
 */
export const OFFLINE_WORKER = `const CACHE='${TICKET_CACHE}',PATH='${TICKET_PATH}';
self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(self.clients.claim()));
self.addEventListener('fetch',(event)=>{
  if(event.request.mode==='navigate')event.respondWith(fetch(event.request).catch(()=>kept(event.request)));
});
async function kept(request){
  const cache=await caches.open(CACHE),url=new URL(request.url),code=url.searchParams.get('order');
  const own=code&&(await cache.match(PATH+encodeURIComponent(code)));
  if(own)return own;
  const all=await Promise.all((await cache.keys()).map((key)=>cache.match(key)));
  return all.length>0?list(all):Response.error();
}
function list(all){
  const text=(value)=>value.replace(/[&<>"]/g,(sign)=>'&#'+sign.charCodeAt(0)+';'),header=(one,name)=>decodeURIComponent(one.headers.get(name)||'');
  const heading=text(header(all[0],'x-heading'));
  const rows=all.map((one)=>'<li><a href="/order-detail?order='+encodeURIComponent(header(one,'x-code'))+'">'+text(header(one,'x-title'))+'</a></li>').join('');
  return new Response('<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>'+heading+'</title><h1>'+heading+'</h1><ul>'+rows+'</ul>',
    {headers:{'content-type':'text/html; charset=utf-8','content-security-policy':"default-src 'none'"}});
}
`;
