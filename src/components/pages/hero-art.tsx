import { trusted } from '../../client/browser/trusted';
import { aircraft } from '../base/aircraft';

const parallels =
  'M51.8-5A840 840 0 0 0 788.2-5M-.8 102.8A960 960 0 0 0 840.8 102.8M-53.4 210.7A1080 1080 0 0 0 893.4 210.7' +
  'M-106 318.6A1200 1200 0 0 0 946 318.6M-158.6 426.4A1320 1320 0 0 0 998.6 426.4';
const meridians =
  'M160.1-45.8-45.1 518M223.3-25.9 68 553.7M288-11.5 183.8 579.3M353.8-2.9 301.5 594.8M420 0V600' +
  'M486.2-2.9 538.5 594.8M552-11.5 656.2 579.3M616.7-25.9 772 553.7M679.9-45.8 885.1 518';
const land =
  'M476 -20l6 7 7 5 5 7-1 9 2 8 1 8 5 7-1 9-1 13-3 12-7 11-13 4-2 12-3 12-12 5-7 11 7 9 9 7-1 12 7 9-1 11-2 10-5 11 4 11 0 9-4 9 6 7 1 10-1 9-5 8-9 3-6 7 8 8 9 7 10 4 9 8 8 9 0 12 8 8 1 12-1 9-2 10 3 9 0 9-5 8-6 8-2 9-6 8 7 9 2 10 7 8 8 7 8 8 11 1 9 7 10 2-3 9-8 5 2 9 0 9-4 7-8 4-4 7-3 8 2 10 7 8 6 7 7 7-3 10-6 8 0 10 3 10H820V-20z' +
  'M322 98l6-3 6-3 5-4 5-4 2 8 6 5 7 3 7 4-2 8-7 4-3 7-2 7-6-2-6 4-7 0-5 4-5-3-4-4-3-5-4-4 0-6 1-7 3-6zM384 196l5-6 7-2 7 7 1 9-7 5-5 7-7-9zM404 66l4-5 6-3 4 6 2 6-6 3-4 5-5-5z';
const star = 'M0-92 10-10 92 0 10 10 0 92-10 10-92 0-10-10z';

/** Ticks are dashes on circles: every 5 degrees, and every 30. */
const drawing = `
  <radialGradient id="hero-art-light" cx=".52" cy=".5" r=".56"><stop offset=".55" stop-color="#fff"/><stop offset="1"/></radialGradient>
  <mask id="hero-art-fade"><path fill="url(#hero-art-light)" d="M0 0h800v560H0z"/></mask>
  <g mask="url(#hero-art-fade)" stroke="var(--color-border)">
    <path d="${land}" fill="var(--color-selected)" stroke-width="1.5"/>
    <path d="${parallels}${meridians}"/>
    <g fill="var(--color-muted)" stroke="none" font-family="var(--font-code)" font-size="11">
      <text x="136" y="150" transform="rotate(17 136 150)">48°N</text>
      <text x="708" y="264" transform="rotate(-17 708 264)">46°N</text>
      <text x="700" y="378" transform="rotate(-15 700 378)">44°N</text>
    </g>
  </g>
  <g transform="translate(222 372) rotate(14)" stroke="var(--color-link)">
    <circle r="122" stroke-opacity=".35"/>
    <circle r="116" stroke-width="12" stroke-dasharray="1.012 9.111" stroke-dashoffset=".506" stroke-opacity=".5"/>
    <circle r="111" stroke-width="22" stroke-dasharray="1.744 56.376" stroke-dashoffset=".872"/>
    <circle r="66" stroke-opacity=".25" stroke-dasharray="2 6"/>
    <g fill="var(--color-link)" stroke="none">
      <path d="${star}" opacity=".22" transform="rotate(45) scale(.62)"/>
      <path d="${star}" opacity=".3"/>
      <path d="M0-92 10-10 0 0zM92 0 10 10 0 0zM0 92-10 10 0 0zM-92 0-10-10 0 0z" opacity=".75"/>
      <path d="M0-152l8 18-8-5-8 5z"/>
    </g>
  </g>
  <path d="M213 372l4.5-8h9l4.5 8-4.5 8h-9z" fill="var(--color-bg)" stroke="var(--color-link)" stroke-width="2"/>
  <g stroke="var(--color-muted)" stroke-dasharray="3 7" stroke-opacity=".6">
    <path d="M662 146Q640 330 548 452M222 372Q390 470 548 452"/>
    <circle cx="662" cy="146" r="46"/>
  </g>
  <path d="M548 443l9 15h-18z" fill="var(--color-bg)" stroke="var(--color-muted)" stroke-width="2"/>
  <g stroke="var(--color-accent)" stroke-width="3" stroke-linecap="round">
    <path d="M456.7 168.3Q552 130.9 662 146" stroke-dasharray="2 9"/>
    <path d="M222 372Q325.2 220 456.7 168.3" stroke-width="3.5"/>
    <circle cx="662" cy="146" r="9" fill="var(--color-bg)" stroke-width="3.5"/>
    <path d="M662 132v-7M662 160v7M648 146h-7M676 146h7"/>
  </g>
  <circle cx="222" cy="372" r="2.5" fill="var(--color-accent)"/>
  <path d="${aircraft}" transform="translate(456.7 168.3) rotate(68.5)" fill="var(--color-text)" stroke="var(--color-bg)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>
`;

const markup = { __html: trusted.createHTML(drawing) };

/** A flight on an aeronautical chart: from a radio beacon's compass rose along a great circle. Decorative. */
export function HeroArt() {
  return (
    <svg className="hero-art" viewBox="0 0 800 560" fill="none" aria-hidden="true" dangerouslySetInnerHTML={markup} />
  );
}
