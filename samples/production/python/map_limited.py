from concurrent.futures import ThreadPoolExecutor


def map_limited(items, limit, work):
    """Runs work for each item, at most limit at a time; a failure does not stop the others."""

    def run(item):
        try:
            return {"value": work(item)}
        except Exception as error:
            return {"error": error}

    with ThreadPoolExecutor(max_workers=limit) as pool:
        return list(pool.map(run, items))
