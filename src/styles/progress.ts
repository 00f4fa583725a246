/** The bar of a slow route change, at the top edge. It creeps, since the remaining time is unknown. */
export const progressStyles = `
  .route-progress {
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--z-top);
    height: 3px;
    background: var(--color-accent);
    transform-origin: 0 0;
    animation: route-progress 12s cubic-bezier(0, 0.7, 0.2, 1) forwards;
  }
  [dir='rtl'] .route-progress {
    transform-origin: 100% 0;
  }
  @keyframes route-progress {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  @media (forced-colors: active) {
    .route-progress {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
