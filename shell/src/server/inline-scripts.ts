import { createHash } from 'node:crypto';
import { LOCALE_CODES, TOKEN_KEY } from '@straits/api-contract/constants';

/**
 * Runs in the head, before anything is painted or fetched. From then on the browser takes no code as text, and markup only when nothing in it can
 * act (decision 0048); script elements have their text, which runs by its hash alone or is data. A token leaves the address first of all (M204). A language or currency
 * in the address is kept at once, since a link may be followed before the page's code is here. Pages that need a
 * session go to the sign-in page when there is none, as do all pages of an agents' host (M29). Fonts that the browser has already are
 * used from the first paint on. A visit's first page need not lay out what is below the window; one that goes back to its place must (global-styles).
 * A form that is sent before the page can answer is held, and sent again until its own code takes it: the browser would leave for an address that
 * answers no POST, or write what was typed into the address. Forms with an address of their own work without code. So is a button that is pressed
 * before it has its code: once, when React has taken its element (it leaves a key on it) and the page answers; until then it says that it is busy. A press that made React take the
 * element at once has been acted on. What is ticked, chosen from a list or dated in that time is said again too
 * (React looks at what changes alone: a box is changed again, of a date React's last value is made another): as it was left, also empty, the last of a group, and not what was
 * taken back or has been changed since. Date fields that are still lines of text (DateInput) become themselves at the first press or key;
 * what a program has written into one is said again too.
 */
const BEFORE_PAINT = `(function(d,l){try{trustedTypes.createPolicy('default',{createScriptURL:function(v){return v},createHTML:function(v){return /<\\s*(script|iframe|frame|object|embed|base|link|meta|form)|[\\s/"']on\\w+\\s*=|javascript:/i.test(v)?null:v},createScript:function(v,t,s){return /^HTMLScriptElement/.test(s)?v:null}})}catch(e){}
addEventListener('submit',function(e){var f=e.target,b=e.submitter,stop=e.preventDefault,taken;if(f.hasAttribute('action'))return;stop.call(e);e.preventDefault=function(){taken=1};
clearTimeout(f.straitsHeld);f.straitsHeld=setTimeout(function(){if(!taken&&f.isConnected&&performance.now()<6e4)f.requestSubmit(b&&b.form===f?b:null)},100)},true);
function taken(b){return Object.keys(b).some(function(k){return/^__reactProps/.test(k)})}
function keep(b,act){if(b.straitsKept||taken(b))return;b.straitsKept=1;setTimeout(function(){if(taken(b)){b.straitsKept=0;return}if(b.type==='button')b.setAttribute('aria-busy',true);(function wait(){if(taken(b)&&performance.getEntriesByName('straits:interactive').length)setTimeout(function(){b.straitsKept=0;b.removeAttribute('aria-busy');act()},50);else if(b.isConnected&&performance.now()<6e4)setTimeout(wait,50);else{b.straitsKept=0;b.removeAttribute('aria-busy')}})()})}
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)keep(b,function(){b.click()})},true);
['pointerdown','keydown'].forEach(function(n){addEventListener(n,function(){d.querySelectorAll('[data-becomes][type=text]').forEach(function(b){b.type=b.dataset.becomes})},true)});
function becomes(b){return b.dataset&&b.dataset.becomes}
var last={};function chosen(e){var b=e.target,c=/^(select-one|date|time|number)$/.test(b.type)||becomes(b)?'value':/^(checkbox|radio)$/.test(b.type)&&'checked';if(!c)return;if(b.type==='radio')last[b.name]=b;
if(taken(b)){delete b.straitsChosen;return}b.straitsChosen=b[c];
keep(b,function(){var v=b.straitsChosen;if(v===undefined||b.type==='radio'&&last[b.name]!==b)return;
if(b.type==='select-one'){b.value=v;b.dispatchEvent(new Event('change',{bubbles:true}))}else if(c==='value'){if(b._valueTracker)b._valueTracker.setValue(v+'-');Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(b,v);b.dispatchEvent(new Event('input',{bubbles:true}))}else if(v!==b.defaultChecked){b.checked=!v;b.click()}})}
addEventListener('change',chosen,true);addEventListener('input',function(e){if(becomes(e.target))chosen(e)},true);
var u=new URL(l.href),t=u.searchParams.get('token'),r=d.documentElement.dataset,g=r.gate;try{if(localStorage.getItem('straits_fonts'))r.fonts='';if(!l.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')r.fresh=r.opening=''}catch(e){}
function choose(n,wish){var v=(u.searchParams.get(n)||'').toUpperCase();if(wish.test(v))d.cookie='straits_'+n+'='+v+'; path=/; max-age=31536000; samesite=lax'}
choose('lang',/^(${LOCALE_CODES.join('|')})$/);choose('currency',/^[A-Z]{3}$/);
if(t){u.searchParams.delete('token');history.replaceState(history.state,'',u);try{sessionStorage.setItem('straits_token',t)}catch(e){window.straitsToken=t}return}
if(!g)return;try{if(localStorage.getItem('${TOKEN_KEY}')||sessionStorage.getItem('straits_token'))return}catch(e){}
var n=u.pathname+u.search;l.replace('/login'+(n==='/'?'':'?next='+encodeURIComponent(n)))})(document,location)`;

/**
 * Fonts, scripts, the site's icon and the other pictures (`data-opening`, global-styles) come after the first paint and the page's largest picture, so
 * that they hold up neither: two frames later, since the first is only begun when the picture is there. The page's files come all at once, so that
 * there is no chain. Their hashes stay on the page, where the remotes' builds look for them (shared/build, list-hashes). A picture that takes long is
 * not waited for. Where the fonts would move what is being read (a heading takes a line more), they wait for
 * the next page: about what a layout shift counts, asked at points of the window, since an element outside it would have to be laid out for that.
 */
const AFTER_PAINT = `(function(d,w){var done,h=w.straitsHashes={},i=d.querySelector('img[fetchpriority=high]'),k=d.querySelector('link[rel=icon]'),m=k&&k.getAttribute('href');if(m)k.setAttribute('href','data:,');
function go(){if(done)return;done=1;delete d.documentElement.dataset.opening;if(m)k.setAttribute('href',m);fonts();var f=JSON.parse(d.getElementById('files').textContent);
f.preload.forEach(function(p){var k=d.createElement('link');k.rel='preload';k.as='script';k.href=p.href;if(p.cors)k.crossOrigin='anonymous';if(p.integrity)h[k.href]=k.integrity=p.integrity;d.head.appendChild(k)});
f.run.forEach(function(s){var k=d.createElement('script');k.src=s.href;if(s.integrity)k.integrity=s.integrity;k.async=true;d.head.appendChild(k)})}
function fonts(){d.fonts&&Promise.all([d.fonts.load('600 1em Fraunces'),d.fonts.load('1em Figtree')]).then(function(){var r=d.documentElement.dataset,W=w.innerWidth,H=w.innerHeight,s=[],x,y,b,far=0,n=0;
for(y=0;y<H;y+=40)for(x=.1;x<1;x+=.4)s.push(d.elementFromPoint(W*x,y)||d.body);b=s.map(at);function wear(){r.fonts=''}setTimeout(function(){wear();
s.forEach(function(e,i){var p=at(e),m=Math.max(Math.abs(p.x-b[i].x),Math.abs(p.y-b[i].y));if(m>3){n++;far=Math.max(far,m)}});
if(n/s.length*far/Math.max(W,H)>.005){delete r.fonts;addEventListener('straits:page',wear,{once:true})}try{localStorage.setItem('straits_fonts',1)}catch(e){}})},function(){})}
function at(e){return e.getBoundingClientRect()}
function frame(f){w.requestAnimationFrame(f)}function drawn(){frame(function(){frame(function(){setTimeout(go,30)})})}
if(i&&!i.complete){i.addEventListener('load',drawn);i.addEventListener('error',drawn)}else drawn();setTimeout(go,1500)})(document,window)`;

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const beforePaint = `<script>${BEFORE_PAINT}</script>`;
export const afterPaint = `<script>${AFTER_PAINT}</script>`;
export const SCRIPT_HASHES = [hashOf(BEFORE_PAINT), hashOf(AFTER_PAINT)];
