import { useEffect, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { Alert, readAsUrl, Spinner } from '@shop/ui';
import { fetchPrivate } from './fetchPrivate';

interface Props {
  bucket: string;
  path: string;
  alt: string;
  /** Pixels, where they are known. */
  width?: number;
  height?: number;
}

/** A picture that no address shows: the page fetches it in the name of its admin. */
export function PrivatePicture({ bucket, path, alt, width, height }: Props) {
  const { connect } = usePlatform();
  const [source, setSource] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    connect()
      .then((db) => fetchPrivate(db, bucket, path))
      .then(readAsUrl)
      .then(
        (url) => isCurrent && setSource(url),
        () => isCurrent && setMissing(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [connect, bucket, path]);
  if (isMissing) return <Alert tone="error">This photo could not be fetched.</Alert>;
  if (source === undefined) return <Spinner label={`Fetching ${alt}`} />;
  return <img src={source} alt={alt} width={width} height={height} />;
}
