import { css } from '@emotion/react';
import { token } from '@straits/ui/tokens';

/** What Leaflet needs of its own style sheet, kept inside the map: a remote writes no global styles. */
export const mapCss = css`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  background: ${token.color.infoSoft};
  overflow: hidden;
  isolation: isolate;
  font: inherit;
  touch-action: pan-x pan-y;
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-pane > canvas,
  .leaflet-zoom-box,
  .leaflet-image-layer,
  .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
    max-inline-size: none;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-interactive {
    cursor: pointer;
  }
  .leaflet-grab {
    cursor: grab;
  }
  .leaflet-tile {
    user-select: none;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-overlay-pane {
    z-index: 400;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-tooltip-pane,
  .leaflet-shadow-pane {
    z-index: 650;
  }
  .leaflet-popup-pane {
    z-index: 700;
  }
  .leaflet-top,
  .leaflet-bottom {
    position: absolute;
    z-index: 800;
    pointer-events: none;
  }
  .leaflet-top {
    top: 0.75rem;
  }
  .leaflet-bottom {
    bottom: 0;
  }
  .leaflet-right {
    right: 0.75rem;
  }
  .leaflet-left {
    left: 0.75rem;
  }
  .leaflet-control {
    pointer-events: auto;
    clear: both;
  }
  .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid ${token.color.line};
    background: ${token.color.raised};
    color: ${token.color.ink};
    font-size: 1.25rem;
    text-decoration: none;
  }
  .leaflet-control-zoom a:first-of-type {
    border-radius: ${token.radius.small} ${token.radius.small} 0 0;
    border-block-end: 0;
  }
  .leaflet-control-zoom a:last-of-type {
    border-radius: 0 0 ${token.radius.small} ${token.radius.small};
  }
  .leaflet-control-attribution {
    padding: 0 0.375rem;
    background: color-mix(in srgb, ${token.color.raised} 80%, transparent);
    color: ${token.color.ink};
    font-size: 0.75rem;
  }
  .map-mark {
    inline-size: auto !important;
    block-size: auto !important;
    margin: 0 !important;
    translate: -50% -100%;
    padding: 0.25rem 0.625rem;
    min-block-size: 1.75rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.round};
    background: ${token.color.raised};
    color: ${token.color.ink};
    box-shadow: ${token.shadow.low};
    font: 600 0.8125rem/1.2 ${token.font.text};
    white-space: nowrap;
    display: grid;
    place-items: center;
  }
  .map-cluster {
    min-inline-size: 2.25rem;
    min-block-size: 2.25rem;
    border-color: ${token.color.sea};
    background: ${token.color.sea};
    color: ${token.color.onSea};
  }
  .map-mark:hover,
  .map-mark:focus-visible,
  .map-mark[data-open] {
    background: ${token.color.lagoon};
    color: ${token.color.onLagoon};
    z-index: 10000 !important;
  }
  .leaflet-popup {
    position: absolute;
    margin-block-end: 2.25rem;
    text-align: start;
  }
  .leaflet-popup-content-wrapper {
    inline-size: 14rem;
    padding: 0.75rem 1rem;
    border-radius: ${token.radius.large};
    background: ${token.color.raised};
    color: ${token.color.ink};
    box-shadow: ${token.shadow.high};
  }
  .leaflet-popup-content-wrapper a {
    color: ${token.color.link};
    font-weight: 600;
  }
  .leaflet-popup-content-wrapper p {
    margin: 0.25rem 0 0;
  }
  .leaflet-popup-tip-container {
    display: none;
  }
`;
