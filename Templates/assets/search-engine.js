// Stands in for the engine: no index can be loaded.
globalThis.GarlandSearch = {
  open: () => {
    const failed = Promise.reject(new Error("no index"));
    failed.catch(() => {});
    return { ready: failed, search: () => failed };
  },
};
